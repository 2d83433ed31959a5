/** Where answers are kept: a `WeakMap` lets go of what nobody else holds. */
type Kept<Key, Answer> = Pick<Map<Key, Answer>, 'get' | 'has'> & { set(key: Key, answer: Answer): unknown }

/** A function that works an answer out once for each key. */
export function memo<Key, Answer>(
  work: (key: Key) => Answer,
  answers: Kept<Key, Answer> = new Map<Key, Answer>(),
): (key: Key) => Answer {
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined || answers.has(key)) return known as Answer
    const answer = work(key)
    answers.set(key, answer)
    return answer
  }
}
