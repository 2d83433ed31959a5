// @vitest-environment jsdom
import { Component, type ReactNode, useEffect, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hydrate } from './hydrate.ts'

// As on a page: other tests of the same process tell React that they wait for it themselves.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', undefined))
afterAll(() => void vi.unstubAllGlobals())

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

describe('an island that throws', () => {
  const SENT = '<p><a href="/whole">The whole list</a></p>'
  /** An island's element as the server sends it, and the error events that leave it. */
  function island(html = SENT, properties = '{}') {
    document.body.innerHTML = `<div data-island="/a.js">${html}<script type="application/json">${properties}</script></div>`
    const errors: string[] = []
    const note = (event: ErrorEvent) => {
      if (event.target !== window) errors.push(event.error.message)
      event.preventDefault()
    }
    addEventListener('error', note)
    onTestFinished(() => removeEventListener('error', note))
    return { element: document.body.firstElementChild as HTMLElement, errors }
  }

  it('while hydrating leaves what the server has sent, and says so', async () => {
    const { element, errors } = island()
    await hydrate(() => {
      throw new Error('No list.')
    })(element)
    expect([element.innerHTML, errors]).toEqual([SENT, ['No list.']])
  })

  it('in an effect, too', async () => {
    const { element, errors } = island()
    await hydrate(() => {
      useEffect(() => {
        throw new Error('No effect.')
      })
      return (
        <p>
          <a href="/whole">The whole list</a>
        </p>
      )
    })(element)
    await vi.waitFor(() => expect(errors).toEqual(['No effect.']))
    expect(element.innerHTML).toBe(SENT)
  })

  it('on a click, when it renders again, gets what the server has sent', async () => {
    const { element, errors } = island('<button type="button">0</button>')
    function Fragile() {
      const [count, setCount] = useState(0)
      if (count === 2) throw new Error('Two is too many.')
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      )
    }
    await hydrate(Fragile)(element)
    element.querySelector('button')?.click()
    await vi.waitFor(() => expect(element.textContent).toBe('1'))
    element.querySelector('button')?.click()
    await vi.waitFor(() => expect(errors).toEqual(['Two is too many.']))
    expect(element.innerHTML).toBe('<button type="button">0</button>')
  })

  it('in the handler of an event goes on as it was', async () => {
    const { element } = island('<button type="button">0</button>')
    function Failing() {
      const [count, setCount] = useState(0)
      const onClick = () => {
        setCount(count + 1)
        throw new Error('No handler.')
      }
      return (
        <button type="button" onClick={onClick}>
          {count}
        </button>
      )
    }
    await hydrate(Failing)(element)
    element.querySelector('button')?.click()
    await vi.waitFor(() => expect(element.textContent).toBe('1'))
  })

  it('says what React mended, and what a boundary of its own has caught', async () => {
    const differing = island()
    await hydrate(() => <p>Other words</p>)(differing.element)
    await vi.waitFor(() => expect(differing.errors).toEqual([expect.stringMatching(/hydrat/i)]))
    expect(differing.element.innerHTML).toBe('<p>Other words</p>')

    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    const caught = island('<p>Closed</p>')
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { failed: false }
      static getDerivedStateFromError = () => ({ failed: true })
      override render = () => (this.state.failed ? <p>Closed</p> : this.props.children)
    }
    function Broken(): ReactNode {
      throw new Error('Not open.')
    }
    await hydrate(() => (
      <Boundary>
        <Broken />
      </Boundary>
    ))(caught.element)
    expect(caught.errors).toContain('Not open.')
    expect(caught.element.innerHTML).toBe('<p>Closed</p>')
  })

  it('rejects what it cannot read, and leaves the markup', async () => {
    const { element } = island(SENT, '{"half":')
    await expect(hydrate(() => null)(element)).rejects.toThrow(SyntaxError)
    expect(element.innerHTML).toBe(SENT)
  })
})
