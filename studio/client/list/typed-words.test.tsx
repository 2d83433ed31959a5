// @vitest-environment jsdom
import { useLayoutEffect, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { goTo } from '../route/route.ts'
import { hide, settle, show, type } from '../testing/app.tsx'
import { useTypedWords } from './typed-words.ts'

afterEach(hide)

/** @param onShown told how often it was shown, before anything else can happen */
function Search({ onShown }: { onShown(times: number): void }) {
  const [words, setWords] = useTypedWords({ view: 'list', type: 'article' })
  const times = useRef(0)
  useLayoutEffect(() => onShown(++times.current))
  return <input value={words} onChange={({ target }) => setWords(target.value)} />
}

it('has the words in the address after a pause', async () => {
  await show(<Search onShown={() => {}} />)
  await type(document.querySelector('input'), 'pins')
  await settle(200)
  expect(location.search).toBe('?type=article&q=pins')
})

it('leaves an entry open that is opened at the moment the words are searched', async () => {
  const typed = 2
  await show(
    <Search
      onShown={(times) => {
        if (times > typed) goTo({ view: 'entry', ref: { type: 'article', uid: 'pins' } })
      }}
    />,
  )
  await type(document.querySelector('input'), 'pins')
  await settle(200)
  expect(location.pathname).toBe('/entries/article/pins')
})
