import { defineService, type ServiceRuntime } from 'atrium'

type Files = Pick<ServiceRuntime['files'], 'text' | 'facts'>

/** Files of the content directory, to be shown as they are. */
export const entryFiles = defineService<Files, Record<never, never>>({
  variables: {},
  open: ({ runtime: { files } }) => files,
})

declare module 'atrium' {
  interface ServicePorts {
    entryFiles: Files
  }
}

/** Names the file of an entry, from the content directory: a draft may lie beside what is published, or alone. */
export async function fileOf(
  { contentType, uid, isDraft }: { contentType: string; uid: string; isDraft: boolean },
  files: Pick<Files, 'facts'>,
): Promise<string> {
  const newer = `entries/${contentType}/${uid}.draft.json`
  return isDraft && (await files.facts(newer)) ? newer : `entries/${contentType}/${uid}.json`
}
