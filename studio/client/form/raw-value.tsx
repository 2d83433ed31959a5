import { useTexts } from '../parts/texts.tsx'
import { useTools } from '../tools/tools.tsx'

interface RawValueProps {
  value: unknown
  id: string
  remove(): void
}

/** A value that the control of its field cannot show: as the file has it, to be kept or taken away. */
export function RawValue({ value, id, remove }: RawValueProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  return (
    <div className="raw">
      <p>{texts.cannotShow}</p>
      <pre>{JSON.stringify(value, null, 2)}</pre>
      <button type="button" id={id} onClick={remove} disabled={isReadOnly}>
        {texts.remove}
      </button>
    </div>
  )
}
