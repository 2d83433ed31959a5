import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { serverEntries } from '../../server/build/server-entries.ts'
import { root } from '../../server/commands/measures/source-files.ts'
import { allVariables } from '../../server/start/site/site-definition.ts'
import { NODE_OPTIONS } from '../browser/node-options.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const dockerfile = read('Dockerfile')
const unit = read('deploy/atrium.service')
const compose = read('deploy/compose.yaml')
const cluster = ['database', 'site', 'varnish'].map((name) => read(`deploy/kubernetes/${name}.yaml`)).join('---\n')
const varnish = read('deploy/varnish-start.sh')
const guide = read('docs/operations.md')
const { scripts } = JSON.parse(read('package.json'))
/** Set by those who run Node, read by React, the C library and others. */
const OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX']

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name as string)),
]

describe('what is said of running the site', () => {
  it.each([
    ['Dockerfile', dockerfile, /^ENV (.*)$/gm],
    ['unit', unit, /^Environment=(.*)$/gm],
    ['guide', guide, /`([A-Z]+_[A-Z_]+(?:=\w+)?)`/g],
  ])('names variables that there are: %s', (_, text, lines) => {
    const names = named(text, lines).flatMap((line) => line.split(' ').map((one) => one.replace(/=.*/, '')))
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !(name in allVariables) && !OTHERS.includes(name))).toEqual([])
  })

  it('starts the program that the build makes', () => {
    for (const text of [dockerfile, unit, guide])
      for (const program of named(text, /dist\/server\/([\w-]+)\.mjs/g))
        expect(Object.keys(serverEntries)).toContain(program)
    const parameters = [...NODE_OPTIONS, 'dist/server/main.mjs']
    const parts = ['node', ...parameters].map((part) => JSON.stringify(part))
    expect(dockerfile.split('\n')).toContain(`CMD [${parts.join(', ')}]`)
    expect(unit.split('\n')).toContain(
      `ExecStart=/usr/bin/node ${NODE_OPTIONS.join(' ')} /srv/atrium/current/dist/server/main.mjs`,
    )
    expect(guide).toContain(`\`node ${parameters.join(' ')}\``)
    expect(scripts.start).toBe(`node ${NODE_OPTIONS.join(' ')} scripts/start.mjs`)
  })

  it('starts with parameters that V8 has from Node 20 to 26: one that it does not know keeps Node from starting', () => {
    const known = ['max-semi-space-size', 'no-parallel-scavenge', 'heap-growing-percent']
    const [guided = ''] = /`node .* dist\/server\/main\.mjs`/.exec(guide) ?? []
    const [started = ''] = /^ExecStart=.*/m.exec(unit) ?? []
    for (const text of [scripts.start, guided, started]) expect(named(text, / --([a-z]+(?:-[a-z]+)+)/g)).toEqual(known)
  })

  it('copies files and runs scripts that there are', () => {
    const copied = named(dockerfile, /^COPY (?!--)(.*) \S+$/gm).flatMap((files) => files.split(' '))
    for (const file of copied) expect([file, existsSync(join(root, file))]).toEqual([file, true])
    for (const script of named(dockerfile + guide + unit, /npm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script)
    for (const [, file] of guide.matchAll(/\]\((?!#|https:)([^)#]+)/g))
      expect([file, existsSync(join(root, 'docs', file as string))]).toEqual([file, true])
  })

  it('runs the Node version that is asked for, not as root, and ends by the signal that stops in order', () => {
    for (const version of named(dockerfile, /^FROM node:(\d+\.\d+)/gm))
      expect(Number(version)).toBeGreaterThanOrEqual(20.19)
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(unit).toMatch(/^User=atrium$/m)
    expect(read('deploy/atrium.sysusers')).toMatch(/^u atrium /m)
    expect(unit).toMatch(/^KillSignal=SIGTERM$/m)
  })

  it('runs in a folder that stays when the release is deleted by which it was started', () => {
    const [folder = '', ...others] = named(unit, /^WorkingDirectory=(.*)$/gm)
    expect([folder, others]).toEqual([expect.stringMatching(/^\//), []])
    for (const link of named(unit, /(\/srv\/atrium\/\w+)/g)) expect(folder.startsWith(link)).toBe(false)
  })

  it('gives containers a first process that heeds signals from its start', () => {
    const commands = guide.match(/^docker run .*/gm) ?? []
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(command).toContain(' --init ')
    expect(compose).toMatch(/^ {2}init: true$/m)
  })

  it('Q-25 leaves time for a whole stop before it is cut short', () => {
    const seconds = [
      ...named(unit, /^TimeoutStopSec=(\d+)$/gm),
      ...named(guide, /(?:TimeoutStopSec=|-timeout |--time |PeriodSeconds: )(\d+)/g),
      ...named(compose, /^ {2}stop_grace_period: (\d+)s$/gm),
      ...named(read('deploy/kubernetes/site.yaml'), /terminationGracePeriodSeconds: (\d+)/g),
    ]
    // The default delay, answers that are under way, and error reports.
    const longest = Number(allVariables.SHUTDOWN_DELAY?.default) + 20 + 5
    expect(seconds.length).toBeGreaterThan(1)
    for (const time of seconds) expect(Number(time)).toBeGreaterThan(longest)
  })

  it('gives nodes, databases and Varnish variables that they read', () => {
    const forNodes = [
      ...named(compose, /^ {4}([A-Z][A-Z_]+): /gm),
      ...named(read('deploy/kubernetes/site.yaml'), /- (?:\{ )?name: ([A-Z][A-Z_]+)/g),
    ]
    expect(forNodes.length).toBeGreaterThan(12)
    expect(forNodes.filter((name) => !(name in allVariables))).toEqual([])
    const forOthers = [
      ...named(compose, /^ {6}([A-Z][A-Z_]+): /gm),
      ...named(read('deploy/kubernetes/varnish.yaml'), /- (?:\{ )?name: ([A-Z][A-Z_]+)/g),
    ]
    const read_ = varnish + read('deploy/varnish.vcl')
    expect(forOthers.filter((name) => !name.startsWith('POSTGRES_') && !read_.includes(name))).toEqual([])
  })

  it('starts Varnish with the nodes in place of those of one machine', () => {
    const vcl = read('deploy/varnish.vcl')
    for (const node of ['node1', 'node2']) expect(vcl).toMatch(new RegExp(`^backend ${node} \\{\\n  \\.host = `, 'm'))
    for (const option of varnish.match(/-p \S+/g) ?? []) expect(vcl).toContain(option)
  })

  it('keeps a node up while the other one is replaced', () => {
    expect(cluster).toMatch(/kind: PodDisruptionBudget[\s\S]*?maxUnavailable: 1/)
    expect(cluster).toMatch(/replicas: 2[\s\S]*?updateStrategy: \{ type: RollingUpdate \}/)
    for (const probe of ['startupProbe', 'livenessProbe'])
      expect(cluster).toMatch(new RegExp(`${probe}:\\n +httpGet: \\{ path: /healthz, port: operations \\}`))
    expect(cluster).toMatch(/readinessProbe:\n +httpGet: \{ path: \/readyz, port: operations \}/)
  })

  it('asks a port of its own for health and figures, which no service leads visitors to', () => {
    const site = read('deploy/kubernetes/site.yaml')
    const port = /^Environment=.*\bOPERATIONS_PORT=(\d+)/m.exec(unit)?.[1]
    expect(site).toContain(`- { name: OPERATIONS_PORT, value: "${port}" }`)
    expect(site).toContain(`- { name: operations, containerPort: ${port} }`)
    expect(site).toContain(`prometheus.io/port: "${port}"`)
    expect(compose).toContain(`OPERATIONS_PORT: "${port}"`)
    expect(named(compose + cluster, /^ +ports: (\[.*)$/gm).filter((ports) => ports.includes(port as string))).toEqual(
      [],
    )
  })

  it('starts again what died, but nothing that a setting keeps from starting, and bounds its memory', () => {
    for (const line of ['Restart=always', 'RestartPreventExitStatus=2']) expect(unit.split('\n')).toContain(line)
    expect(unit).toMatch(/^StartLimitBurst=\d+$/m)
    expect(unit).toMatch(/^MemoryMax=\d+M$/m)
  })

  it('leaves containers no rights and nothing to write to but what they need', () => {
    const services = compose.slice(compose.indexOf('\nservices:')).split(/\n {2}(?=\w+:\n)/)
    const rights = (text: string) => text.includes('<<: *locked') || text.includes('<<: *node')
    expect(services.slice(1, 5).map(rights)).toEqual([true, true, true, true])
    expect(compose).toMatch(
      /x-locked: &locked\n {2}read_only: true\n {2}cap_drop: \[ALL\]\n {2}security_opt: \[no-new-privileges:true\]/,
    )
    expect(compose).not.toContain('cap_add')
    for (const right of ['readOnlyRootFilesystem: true', 'allowPrivilegeEscalation: false', 'drop: [ALL]'])
      expect(cluster.split(right)).toHaveLength(4)
  })

  it('names images by a whole version', () => {
    const images = [
      ...named(dockerfile + read('deploy/varnish.Dockerfile'), /^FROM (\S+:\S+)/gm),
      ...named(compose + cluster, /image: ((?:postgres|node|debian):\S+)/g),
    ]
    expect(images.length).toBeGreaterThan(2)
    expect(images.filter((image) => !/:\d+\.\d+/.test(image) || /:20\.\d+-/.test(image))).toEqual([])
  })
})

describe('deploy/atrium', () => {
  /** Calls it with a `systemd-run` that says how it was called. */
  const call = (...parameters: string[]) => {
    const folder = temporaryFolder('release')
    mkdirSync(join(folder, 'dist/server'), { recursive: true })
    for (const name of ['content-sync', 'report', 'main', 'built-exports', 'main-program'])
      writeFileSync(join(folder, `dist/server/${name}.mjs`), '')
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\nexit 7\n', { mode: 0o755 })
    const script = join(folder, 'atrium')
    writeFileSync(script, read('deploy/atrium').replace('/srv/atrium/current', folder), { mode: 0o755 })
    const { status, stdout, stderr } = spawnSync(script, parameters, {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}` },
    })
    return { status, lines: stdout.split('\n'), stderr }
  }

  it('runs a command as the user of the site, with its settings and data, and ends as it does', () => {
    const { status, lines } = call('report', 'a b', '--c')
    expect([status, lines.slice(-5)]).toEqual([7, ['/usr/bin/node', 'dist/server/report.mjs', 'a b', '--c', '']])
    const [environment = ''] = named(unit, /^Environment=(.*)$/gm)
    const set = environment.split(' ').filter((one) => /^(NODE_ENV|DATA_DIR|MALLOC_ARENA_MAX)=/.test(one))
    expect(lines).toContain(`--property=Environment=${set.join(' ')}`)
    for (const line of ['User=atrium', 'EnvironmentFile=-/etc/atrium.env', 'StateDirectory=atrium', 'UMask=0077']) {
      expect(unit.split('\n')).toContain(line)
      expect(lines).toContain(`--property=${line}`)
    }
  })

  it('takes names as npm has them, and says which there are not', () => {
    expect(call('content:sync').lines).toContain('dist/server/content-sync.mjs')
    for (const name of ['nothing', 'main', 'built-exports', 'main-program', '../server/report', 'report;x'])
      expect([call(name).status, call(name).stderr]).toEqual([
        2,
        expect.stringContaining(`There is no command "${name}"`),
      ])
    expect(call().status).toBe(2)
  })
})
