/** The server to compare with: Node's own, which sends one and the same answer. Arguments: file of the body, header lines as JSON. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file, lines] = process.argv.slice(2)
const body = readFileSync(file)
const headers = JSON.parse(lines)
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`Open http://127.0.0.1:${server.address().port}`))
