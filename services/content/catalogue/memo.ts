/** A function that works an answer out once for each key. */
export function memo<Key, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined || answers.has(key)) return known as Answer
    const answer = work(key)
    answers.set(key, answer)
    return answer
  }
}
