import { defineEndpoint, definePlugin } from 'atrium'
import { testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import type { EndpointRequest } from '../../contract/site/endpoint.ts'

const answering = (handle: (request: EndpointRequest) => unknown, more: object = {}, showProblems = true) => {
  const endpoint = defineEndpoint({
    name: 'herbs as text',
    route: '/herbs.txt',
    handle: async ({ request }) => handle(request) as never,
    ...more,
  })
  return testSite({ plugins: [definePlugin({ name: 'garden', endpoints: [endpoint] })], showProblems })
}
const echo = ({ query }: EndpointRequest) => ({ status: 200, body: query.toString() })

it.each([[true], [false]])(
  'a cached endpoint gets the query that it names: what is told of others in development (%s)',
  async (showProblems) => {
    const { request, log } = answering(echo, { cache: 'dependencies', query: ['tag'] }, showProblems)
    expect((await request('/herbs.txt?tag=a&x=1&tag=b&y=2')).text).toBe('tag=a&tag=b')
    expect(log.messages).toEqual(
      showProblems
        ? ['/herbs.txt is answered without x, y: "query" of the endpoint "herbs as text" does not name them.']
        : [],
    )
  },
)

it('any other endpoint gets all of the query', async () => {
  const { request, log } = answering(echo)
  expect((await request('/herbs.txt?tag=a&x=1')).text).toBe('tag=a&x=1')
  expect(log.messages).toEqual([])
})

it('an endpoint that returns nothing has forgotten its answer; null says that nothing is here', async () => {
  const { request, log } = answering(() => undefined)
  expect((await request('/herbs.txt')).status).toBe(500)
  expect(log.messages.join()).toContain('The endpoint "herbs as text" returned nothing. Return an answer, or null')
  expect((await answering(() => null).request('/herbs.txt')).status).toBe(404)
})

it('an endpoint may answer with bytes, of which whoever reads a page makes text', async () => {
  const handle = () => ({ status: 200, body: new TextEncoder().encode('<p>Thyme</p>') })
  const { request } = answering(handle)
  expect(String((await request('/herbs.txt')).body)).toBe('<p>Thyme</p>')
})
