// @vitest-environment jsdom
// React's development build alone warns: tests/react-build.ts says which tests have it.
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { placeReactWarnings } from './react-warnings.ts'

const Jars = () => (
  <ul>
    {['a', 'b'].map((jar) => (
      // biome-ignore lint/correctness/useJsxKeyInIterable: the mistake.
      <li>{jar}</li>
    ))}
  </ul>
)

it('names the line of a list without keys, and nothing for what is no warning of React', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  placeReactWarnings(join(import.meta.dirname, '../../..'), (stack) => stack)
  console.error('Full.')
  renderToStaticMarkup(<Jars />)
  expect(error.mock.calls[0]).toEqual(['Full.'])
  expect(error.mock.calls[1]?.[0]).toContain('Each child in a list')
  expect(error.mock.calls[1]?.at(-1)).toMatch(/^\nserver\/development\/log\/react-warnings\.test\.tsx:\d+:\d+$/)
})
