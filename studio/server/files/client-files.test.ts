import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { clientFiles } from './client-files.ts'

const folder = () => {
  const root = mkdtempSync(join(tmpdir(), 'atrium-client-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<title>Studio</title>')
  writeFileSync(join(root, 'assets/later.js'), 'export {}')
  return root
}

async function serve(root: string): Promise<string> {
  const server = createServer(express().use(clientFiles(root, {}))).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a script that a build has taken away is not found, and is sent when it is there again', async () => {
  const root = folder()
  const origin = await serve(root)
  const statusOf = async (address: string) => (await fetch(origin + address)).status
  const script = join(root, 'assets/later.js')
  renameSync(script, `${script}.old`)
  expect([await statusOf('/assets/later.js'), await statusOf('/entries')]).toEqual([404, 200])
  renameSync(`${script}.old`, script)
  expect(await statusOf('/assets/later.js')).toBe(200)
})
