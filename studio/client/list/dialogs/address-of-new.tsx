import { useState } from 'react'
import type { Api, NewEntry } from '../../api/api.ts'
import type { Address } from '../../api/contract.ts'
import { useLoaded, useSettled } from '../../api/use-loaded.ts'
import { useTexts } from '../../parts/texts.tsx'

/** Asked for after a pause in typing, in milliseconds. */
const PAUSE = 200

interface AddressState {
  /** What the server says of it. */
  found: Address | undefined
  /** What an editor wrote; undefined: it is made of the title. */
  written: string | undefined
  write(address: string): void
}

/** The address that a new entry will have, as its title is written. */
export function useAddress(api: Api, type: string, wanted: NewEntry): AddressState {
  const [written, setWritten] = useState<string>()
  const asked = useSettled(JSON.stringify({ ...wanted, address: written?.trim() || undefined }), PAUSE)
  const isKnown = type !== '' && (JSON.parse(asked) as NewEntry).title !== ''
  const { value, error } = useLoaded(isKnown ? `${type} ${asked}` : undefined, (signal) =>
    api.address(type, JSON.parse(asked) as NewEntry, signal),
  )
  return {
    found: isKnown && !error ? value : undefined,
    written: written?.trim() || undefined,
    write: setWritten,
  }
}

/** The address of a new entry: made of the title until it is written, with all of it beneath, and who has it already. */
export function AddressOfNew({ address, siteUrl }: { address: AddressState; siteUrl: string }) {
  const texts = useTexts()
  const { found, written, write } = address
  if (!found) return null
  const [other] = found.others
  return (
    <div className="address-of-new">
      {found.field && (
        <label className="stacked">
          {texts.address}
          <input
            value={written ?? found.value ?? ''}
            onChange={({ target }) => write(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      )}
      <p className="whole-address" role="status">
        {found.path === null ? (
          found.reason && texts.noAddress({ reason: found.reason })
        ) : (
          <code>{siteUrl + found.path}</code>
        )}
        {other && <span className="wrong">{texts.addressTaken({ title: other.title, type: other.typeLabel })}</span>}
      </p>
    </div>
  )
}
