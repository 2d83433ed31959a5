import { z } from 'zod'

const id = z.number().int().nonnegative()
const texts = z.array(z.string())

/** Lists what one server asks of all. */
const question = z.discriminatedUnion('ask', [
  /** Take over what was published. */
  z.object({ ask: z.literal('look') }),
  /** Have pages rendered again. Answer: how many were fresh. */
  z.object({ ask: z.literal('purge'), order: z.object({ tags: texts, paths: texts, all: z.boolean() }) }),
  /** Move the clock; in milliseconds since 1970. */
  z.object({ ask: z.literal('clock'), to: z.number().int().min(-8.64e15).max(8.64e15) }),
  /** Look at the masters of these pictures again. */
  z.object({ ask: z.literal('resized'), ids: texts }),
  /** Picture sizes that were put into their directory, or taken out: key and bytes, 0 of those taken out. */
  z.object({ ask: z.literal('pictures'), changed: z.array(z.tuple([z.string(), id])) }),
  /** Answer: the metrics, as `prom-client` gives them as JSON. */
  z.object({ ask: z.literal('metrics') }),
])
export type Question = z.infer<typeof question>

const fromServer = z.discriminatedUnion('kind', [
  /** It can answer. */
  z.object({ kind: z.literal('ready') }),
  /** The connection that was handed over last has arrived. */
  z.object({ kind: z.literal('taken') }),
  /** It is about to end, and is to be told when no more connections will come. */
  z.object({ kind: z.literal('leaving') }),
  z.object({ kind: z.literal('pong'), ping: id }),
  z.object({ kind: z.literal('lock'), id, name: z.string() }),
  z.object({ kind: z.literal('unlock'), id }),
  z.object({ kind: z.literal('ask'), id, question }),
  z.object({ kind: z.literal('answer'), id, answer: z.unknown().optional() }),
])
/** Describes what a server tells its supervisor. */
export type FromServer = z.infer<typeof fromServer>

const toServer = z.discriminatedUnion('kind', [
  /** Comes with a socket, unless its client has gone, and says to which port it came: without a word, to that of visitors. */
  z.object({ kind: z.literal('connection'), door: z.enum(['site', 'operations']).optional() }),
  z.object({ kind: z.literal('ping'), ping: id }),
  /** It has the lock that it asked for. */
  z.object({ kind: z.literal('locked'), id }),
  z.object({ kind: z.literal('question'), id, question }),
  /** Says what the servers answered to the question with this id. */
  z.object({ kind: z.literal('answers'), id, answers: z.array(z.unknown()) }),
  /** From now on it does what one server does for all. */
  z.object({ kind: z.literal('lead') }),
  /** It will be told to stop: it is to say that it is not ready. */
  z.object({ kind: z.literal('announce') }),
  /** No more connections will come: it is to answer what was asked and end. */
  z.object({ kind: z.literal('stop') }),
])
/** Describes what a supervisor tells a server. */
export type ToServer = z.infer<typeof toServer>

/** @returns undefined for what is not such a message: another build may have sent it */
export const readFromServer = (message: unknown): FromServer | undefined => fromServer.safeParse(message).data
export const readToServer = (message: unknown): ToServer | undefined => toServer.safeParse(message).data
