import { useState } from 'react'
import type { Row } from '../../client/api/contract.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'

interface CreateInPlaceProps {
  title: string
  types: readonly string[]
  onCreated(row: Row): void
}

/** Makes the entry that was searched for and is not there: a draft with its title, to be filled in later. */
export function CreateInPlace({ title, types, onCreated }: CreateInPlaceProps) {
  const texts = useTexts()
  const { api, site } = useTools()
  const [error, setError] = useState<string>()
  const words = title.trim()
  const offered = site.types.filter(({ name }) => types.includes(name))
  if (!words || offered.length === 0) return null
  const create = async (type: string) => {
    try {
      const { ref } = await api.create(type, { title: words })
      onCreated((await api.entry(ref)).row)
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    }
  }
  return (
    <div className="create-in-place">
      {offered.map(({ name, label }) => (
        <button type="button" key={name} onClick={() => create(name)}>
          {texts.createNamed({ type: label, title: words })}
        </button>
      ))}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
