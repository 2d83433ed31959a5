import { useLoaded, useSettled } from '../api/use-loaded.ts'
import { useTexts } from '../parts/texts.tsx'
import { useTools } from '../tools/tools.tsx'
import { FileLine } from './file-line.tsx'

/** Asked for after a pause in typing, in milliseconds. */
const PAUSE = 300

/** The file that an address of this site names, or that there is none. */
export function FileThere({ address }: { address: string }) {
  const texts = useTexts()
  const { api, site } = useTools()
  const settled = useSettled(address, PAUSE)
  const { value } = useLoaded(settled, async (signal) => ({
    settled,
    file: (await api.files({ address: settled, limit: 1 }, signal)).files[0],
  }))
  if (value?.settled !== address) return null
  const { file } = value
  if (!file) return <p className="wrong leads-to-none">{texts.leadsToFile}</p>
  return (
    <a
      className="reference leads-to"
      href={site.canvas + file.address}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.opensInWindow({ name: file.title })}
    >
      <FileLine file={file} language={site.language} />
    </a>
  )
}
