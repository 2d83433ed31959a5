/** Ingests content beside a running site, in a thread of its own that it is started in. */
import { setPriority } from 'node:os'
import { ingestInThread } from '../../services/content/index.ts'
import { defineSite } from '../start/site/site-definition.ts'

/** Where processors are scarce, visitors come before a run that takes a while; what an editor publishes takes its turn. */
const NICENESS = 10

// Elsewhere the priority is that of the whole process; here it is one of the thread, which no right of ours raises again.
const giveWay = process.platform === 'linux' ? () => setPriority(NICENESS) : undefined
ingestInThread(defineSite, giveWay)
