import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Offline } from '../api/refusal.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'

/**
 * A part whose script is loaded when it is first shown. Where it cannot be loaded, or fails, this is said in its place, in a
 * dialog where it is one: all else stays as it is. It is tried again when there is a connection.
 *
 * @param load loads its script
 * @param Waiting is shown meanwhile; absent: nothing is
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting?: ComponentType) {
  const anew = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        throw (await answer()) ? error : new Offline(String(error))
      }
    })
  let Part = anew()
  return function Later(props: Props) {
    const [turn, setTurn] = useState(0)
    // The same as long as the part is shown: it is called after a while.
    const [retry] = useState(() => async () => {
      if (!(await answer())) return
      Part = anew()
      setTurn((before) => before + 1)
    })
    return (
      <Suspense fallback={Waiting && <Waiting />}>
        <Caught key={turn} retry={retry} onClose={'onClose' in props ? (props.onClose as () => void) : undefined}>
          <Part {...props} />
        </Caught>
      </Suspense>
    )
  }
}

/** Says that something is on its way. */
export function Loading() {
  return (
    <p className="loading" role="status">
      {useTexts().loading}
    </p>
  )
}

/** What the server says; undefined without a connection. */
const answer = () => fetch(location.href, { method: 'HEAD' }).catch(() => undefined)

interface CaughtProps {
  children: ReactNode
  retry(): Promise<void>
  onClose: (() => void) | undefined
}

/** Shows an error of what is in it in its place. */
class Caught extends Component<CaughtProps, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override state: { error?: unknown } = {}
  override render() {
    const { children, ...ways } = this.props
    return 'error' in this.state ? <Said error={this.state.error} {...ways} /> : children
  }
}

function Said({ error, retry, onClose }: Omit<CaughtProps, 'children'> & { error: unknown }) {
  const texts = useTexts()
  const isAway = error instanceof Offline
  // Browsers ask for a script once: one that did not come, or is of an older build, comes with a new page alone.
  const failure = (
    <Failure error={isAway ? error : new Error(texts.loadAgain)} retry={isAway ? retry : () => location.reload()} />
  )
  return onClose ? (
    <Dialog title={texts.notLoaded} onClose={onClose}>
      {failure}
    </Dialog>
  ) : (
    failure
  )
}
