import { join } from 'node:path'
import type { Entry, Image, Log } from '#engine'
import type { Issue } from '#engine/schema/issue.ts'
import { imageHost } from '#model/media/image-host.ts'
import { createFileCollection } from '#model/work/collection/file-collection.ts'
import { ID } from '../../../services/images/image-address.ts'
import { MasterError, Masters } from '../../../services/images/masters/masters.ts'

interface Settings {
  contentDir: string
  /** Pictures and works are those of services outside, which are not asked. */
  MEDIA_GATEWAY_URL?: string | undefined
  COLLECTION_URL?: string | undefined
}

type Check = (entry: Entry) => Promise<Issue[]>

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Checks entries against what stands beside them in the content directory: masters of pictures, records of works. */
export function entryChecks({ contentDir, MEDIA_GATEWAY_URL, COLLECTION_URL }: Settings): Check {
  const masters = new Masters(join(contentDir, 'images'))
  const collection = createFileCollection({ contentDir, log: SILENT })
  const masterOf = async (id: string) => {
    if (MEDIA_GATEWAY_URL) return undefined
    try {
      return ID.test(id) ? await masters.find(id) : null
    } catch (error) {
      // One that cannot be read is named with its file.
      if (error instanceof MasterError) return undefined
      throw error
    }
  }
  const byType: Record<string, Check> = {
    async image(entry) {
      const { iiif, width, height } = entry as Image
      const master = iiif?.id && !iiif.service ? await masterOf(iiif.id) : undefined
      const issues = hostIssues(entry as Image)
      if (master === null) issues.push(missingMaster(iiif?.id as string))
      else if (master && ((width && width !== master.width) || (height && height !== master.height)))
        issues.push(otherSize({ width, height }, master))
      return [...issues, ...cropIssues(entry as Image, master ?? { width, height })]
    },
    async collection_object(entry) {
      const { objectID } = entry as { objectID?: string }
      if (COLLECTION_URL || !objectID) return []
      const record = await collection.get(objectID).catch((error: Error) => error)
      if (record instanceof Error)
        return [issue('error', 'url', record.message.replace(/\.[^.]*\.$/, ''), 'Fix or remove the record.')]
      if (!record)
        return [
          issue(
            'warning',
            'url',
            `names the object ${objectID}, of which there is no record`,
            `Add collection/${objectID}.json, or correct the last part of the address.`,
          ),
        ]
      const { iiifImageID: id } = record
      return id && (await masterOf(id)) === null ? [{ ...missingMaster(id), field: 'url' }] : []
    },
  }
  return async (entry) => (await byType[entry.contentType]?.(entry)) ?? []
}

const issue = (severity: Issue['severity'], field: string, reason: string, remedy: string): Issue => ({
  severity,
  field,
  reason,
  remedy,
})

const missingMaster = (id: string): Issue =>
  issue(
    'error',
    'iiif.id',
    `names the picture ${id}, of which images/ has no master`,
    'Add the master, or correct the id.',
  )

const otherSize = (stated: Partial<Size>, { width, height }: Size): Issue =>
  issue(
    'warning',
    'width',
    `and height are ${stated.width ?? '?'} × ${stated.height ?? '?'}, while the master has ${width} × ${height}`,
    'Correct them, or leave them out: the master is asked.',
  )

interface Size {
  width: number
  height: number
}

function hostIssues({ iiif, mediaGatewayUrl }: Image): Issue[] {
  const [field, url] = iiif?.id ? ['iiif.service', iiif.service] : ['media_gateway_url', mediaGatewayUrl]
  if (!url || imageHost(url)) return []
  return [
    issue(
      'error',
      field as string,
      `is ${url}, from which browsers load no picture`,
      'Write an https address of a host with a name.',
    ),
  ]
}

const cropIssues = ({ imageCrops = [] }: Image, { width = Infinity, height = Infinity }: Partial<Size>): Issue[] =>
  imageCrops.flatMap(({ ratio, x, y, w, h }, index) =>
    x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= width && y + h <= height
      ? []
      : [
          issue(
            'warning',
            `image_crops[${index}]`,
            `(${ratio}) lies outside of the picture and is not used`,
            'Crop the picture again: it may have another master than before.',
          ),
        ],
  )
