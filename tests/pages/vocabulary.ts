import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Node } from '../../server/testing/structured-data.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/**
 * Says what in nodes is not in the vocabulary of schema.org, by its types in TypeScript: fields and values.
 *
 * @returns the compiler's messages with the node that each is about; none when all are in it
 */
export async function foreignToSchemaOrg(nodes: readonly Node[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-vocabulary-'))
  const lines = nodes.map((node, index) => `export const node${index}: Thing = ${JSON.stringify(node)}`)
  writeFileSync(join(folder, 'nodes.ts'), ["import type { Thing } from 'schema-dts'", ...lines].join('\n'))
  const paths = { 'schema-dts': [join(packages, 'schema-dts/dist/schema.d.ts')] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ files: ['nodes.ts'], compilerOptions: { strict: true, noEmit: true, types: [], paths } }),
  )
  const output = await new Promise<string>((resolve) => {
    const compiler = [join(packages, 'typescript/bin/tsc'), '-p', folder, '--pretty', 'false', '--singleThreaded']
    execFile(process.execPath, compiler, (_, stdout) => resolve(stdout))
  })
  rmSync(folder, { recursive: true })
  return output
    .split('\n')
    .filter(Boolean)
    .map((message) => message.replace(/^.*?\((\d+),\d+\)/, (_, line) => JSON.stringify(nodes[Number(line) - 2])))
}
