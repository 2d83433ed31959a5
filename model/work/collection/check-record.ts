import type { FieldProblem, Ports } from 'atrium'
import { masterOf, missingMaster } from '../../media/files/check-picture.ts'

type Port = <Name extends keyof Ports>(name: Name) => Promise<Ports[Name] | undefined>

/** Returns what is wrong with the record of a work: it is missing or cannot be read, or its picture is missing. */
export async function checkRecord(objectID: string | undefined, port: Port): Promise<FieldProblem[]> {
  const collection = await port('collection')
  if (!collection || !objectID) return []
  const record = await collection.get(objectID).catch((error: Error) => error)
  if (record instanceof Error) {
    const reason = record.message.replace(/\.[^.]*\.$/, '')
    return [{ severity: 'error', field: 'url', reason, remedy: 'Fix or remove the record.' }]
  }
  if (!record) {
    const reason = `names the object ${objectID}, of which there is no record`
    const remedy = `Add collection/${objectID}.json, or correct the last part of the address.`
    return [{ severity: 'warning', field: 'url', reason, remedy }]
  }
  const { iiifImageID: id } = record
  return id && (await masterOf(id, await port('images'))) === null ? [missingMaster(id, 'url')] : []
}
