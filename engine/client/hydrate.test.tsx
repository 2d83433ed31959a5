// @vitest-environment jsdom
import { useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.ts'

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  const id = useId()
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

it('makes server markup live with its properties and leaves the markup as it is', async () => {
  const errors = vi.spyOn(console, 'error')
  document.body.innerHTML = `<div data-prefix="a">${renderToString(<Counter start={5} />, { identifierPrefix: 'a' })}<script type="application/json">{"start":5}</script></div>`
  const element = document.body.firstElementChild as HTMLElement
  const button = element.querySelector('button')
  await hydrate(Counter)(element)
  expect(element.querySelector('button')).toBe(button)
  button?.click()
  await vi.waitFor(() => expect(button?.textContent).toBe('6'))
  expect(errors).not.toHaveBeenCalled()
})
