import { describe, expect, it } from 'vitest'
import type { Person } from '../people/person.ts'
import { cookiesOf } from './cookies.ts'
import { MOST_OF_ALL, MOST_OF_ONE, Sessions } from './sessions.ts'

const MINUTE = 60_000
const person = (id: string): Person => ({ id, name: id, called: id, role: 'author' })

function open(isLimited = true) {
  let time = 0
  const ended: string[] = []
  const sessions = new Sessions({
    cookies: cookiesOf('https://studio.example.org'),
    canvasCookies: cookiesOf('https://pages.example.org'),
    limits: isLimited ? { idle: 10 * MINUTE, whole: 60 * MINUTE } : undefined,
    onEnd: ({ person }) => void ended.push(person.id),
    now: () => time,
  })
  const begin = (id: string) => {
    const { setCookie, session } = sessions.begin(person(id))
    const request = { headers: { cookie: setCookie.split(';')[0] as string } }
    return { session, isOpen: () => sessions.of(request)?.id === session.id, request }
  }
  const pass = (minutes: number) => {
    time += minutes * MINUTE
  }
  return { sessions, ended, begin, pass }
}

describe('a session', () => {
  it('ends when it was not used for a while, and after its whole time however much it is used', () => {
    const { begin, pass, ended } = open()
    const [used, idle] = [begin('used'), begin('idle')]
    for (let turn = 0; turn < 11; turn++) {
      pass(5)
      expect(used.isOpen()).toBe(true)
    }
    expect(idle.isOpen()).toBe(false)
    expect(ended).toEqual(['idle'])
    pass(5)
    expect(used.isOpen()).toBe(false)
    expect(ended).toEqual(['idle', 'used'])
  })

  it('is not used by a page that asks by itself, and does not stay for it', () => {
    const { begin, pass, sessions } = open()
    const [read, idle] = [begin('read'), begin('idle')]
    pass(5)
    expect(sessions.of(idle.request, false)?.id).toBe(idle.session.id)
    expect(sessions.list().map(({ person: { id } }) => id)).toEqual(['read', 'idle'])
    expect(read.isOpen()).toBe(true)
    pass(5)
    expect(sessions.of(idle.request, false)).toBe(undefined)
    expect(read.isOpen()).toBe(true)
  })

  it('of a studio where nobody signs in ends with the process alone', () => {
    const { begin, pass } = open(false)
    const one = begin('one')
    pass(1_000_000)
    expect(one.isOpen()).toBe(true)
  })

  it('is one of few of a person, and of some of all: what was not used for longest ends', () => {
    const { begin, sessions, ended } = open()
    const [first, second] = [begin('one'), begin('one')]
    for (let count = 2; count < MOST_OF_ONE; count++) begin('one')
    expect(first.isOpen()).toBe(true)
    begin('one')
    expect([first.isOpen(), second.isOpen()]).toEqual([true, false])
    for (let count = 0; count < 300; count++) begin(`other-${count}`)
    expect(sessions.list()).toHaveLength(MOST_OF_ALL)
    expect(ended.length).toBe(1 + MOST_OF_ONE + 300 - MOST_OF_ALL)
  })

  it('of the canvas ends with that of the studio, and a ticket for it is good for a minute', () => {
    const { begin, sessions, pass } = open()
    const { session } = begin('one')
    const late = sessions.ticket(session)
    pass(1)
    expect(sessions.openCanvas(late)).toBeUndefined()
    const former = sessions.ticket(session)
    const ticket = sessions.ticket(session)
    expect(sessions.openCanvas(former)).toBeUndefined()
    const line = sessions.openCanvas(ticket) ?? ''
    expect(line).toMatch(/^__Host-canvas-443=/)
    const request = { headers: { cookie: line.split(';')[0] as string } }
    expect(sessions.ofCanvas(request)?.person.id).toBe('one')
    expect(sessions.of(request)).toBeUndefined()
    sessions.end(session.id)
    expect(sessions.ofCanvas(request)).toBeUndefined()
    expect(sessions.openCanvas(sessions.ticket(session))).toBeUndefined()
  })
})
