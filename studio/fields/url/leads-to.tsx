import { useLoaded, useSettled } from '../../client/api/use-loaded.ts'
import { FileThere } from '../../client/files/file-there.tsx'
import { RowLine } from '../../client/parts/entries/row-line.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import { pathInContent } from '../../client/route/path-in-content.ts'
import { useTools } from '../../client/tools/tools.tsx'
import { isFileAddress } from './is-file-address.ts'

/** Asked for after a pause in typing, in milliseconds. */
const PAUSE = 300

/** What an address of this site leads to: the entry whose page it is, or a file. */
export const LeadsTo = ({ address }: { address: string }) =>
  isFileAddress(address) ? <FileThere address={address} /> : <PageThere address={address} />

function PageThere({ address }: { address: string }) {
  const texts = useTexts()
  const { api, site, go } = useTools()
  const path = pathIn(useSettled(address, PAUSE), site.siteUrl)
  const found = useLoaded(path, async (signal) => {
    const { rows } = await api.references([], path ?? '', signal)
    return { path, row: rows.find((row) => row.path && pathInContent(row.path, site) === path) }
  })
  const row = found.value?.path === path ? found.value?.row : undefined
  if (!row) return null
  return (
    <button
      type="button"
      className="reference leads-to"
      title={texts.openThis({ name: row.title })}
      onClick={() => go(row.ref)}
    >
      <RowLine row={row} />
    </button>
  )
}

/** The path of an address of this site, without query and fragment; undefined for all others. */
function pathIn(address: string, siteUrl: string): string | undefined {
  const local = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  const [path = ''] = local.split(/[?#]/)
  return path.startsWith('/') && path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : undefined
}
