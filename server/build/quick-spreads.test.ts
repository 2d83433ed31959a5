import { expect, it } from 'vitest'
import { withQuickSpreads } from './quick-spreads.ts'

it.each([
  ['({ ...one, more: 1 })', '({...null, ...one, more: 1 })'],
  ['({ ...one, ...{ ...two, three } })', '({...null, ...one, ...{...null, ...two, three } })'],
  [
    'call({...one,two:{...three}},{...four,get five(){return {...six,seven}}})',
    'call({...null,...one,two:{...three}},{...null,...four,get five(){return {...null,...six,seven}}})',
  ],
  ['({ one, ...two }), { ...three }, [...four, 5]', '({ one, ...two }), { ...three }, [...four, 5]'],
  ['const { ...rest } = "{ ...one, two }"', 'const { ...rest } = "{ ...one, two }"'],
  ['({ /* All. */ ...one, two })', '({...null, /* All. */ ...one, two })'],
  [
    '// engine/one.ts\nf({ ...one, two })\n// node_modules/@a/b/c.js\ng()\n',
    '// engine/one.ts\nf({...null, ...one, two })\n// node_modules/@a/b/c.js\ng()\n',
  ],
  ['f(`\n// engine/one.ts\n${{ ...one, two }}`)', 'f(`\n// engine/one.ts\n${{...null, ...one, two }}`)'],
])('%s is copied quickly by Node 20', (code, quick) => {
  expect(withQuickSpreads(code)).toBe(quick)
})

it('what is copied is the same, also from nothing', () => {
  const code = '(one) => ({ ...one, more: 1, ...one })'
  // biome-ignore lint/security/noGlobalEval: what is built is code.
  const quick = (0, eval)(withQuickSpreads(code)) as (one: unknown) => object
  const one = JSON.parse('{"__proto__":{"a":1},"b":2,"1":3}')
  for (const from of [one, null, undefined, 'text', [1, 2]]) {
    // biome-ignore lint/security/noGlobalEval: the same as it was.
    const usual = (0, eval)(code)(from)
    expect(JSON.stringify(quick(from))).toBe(JSON.stringify(usual))
    expect(Object.getOwnPropertyNames(quick(from))).toEqual(Object.getOwnPropertyNames(usual))
  }
})
