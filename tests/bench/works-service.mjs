/** A collection service that knows every work it is asked for. */
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ objectID: request.url.split('/').at(-1), title: 'A work', maker: 'A maker' }))
})
server.listen(0, '127.0.0.1', () => console.log(`Open http://127.0.0.1:${server.address().port}`))
