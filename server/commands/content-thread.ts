/** Ingests content beside a running site, in a thread of its own that it is started in. */
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { ingestInThread, type ThreadData } from '../../services/content/index.ts'
import { defineSite } from '../site-definition.ts'

/** Where processors are scarce, visitors come first. */
const NICE = 10

// Elsewhere the priority is that of the whole process.
if (process.platform === 'linux') setPriority(NICE)

const data = workerData as ThreadData
ingestInThread(data, defineSite(data.institution))
