import type { Texts } from '../../parts/texts.tsx'
import type { Reason } from '../read/not-rich.ts'

/** Says why a text is not opened richly. */
export function reasonText(texts: Texts, reason: Reason): string {
  switch (reason.kind) {
    case 'elements':
      return texts.sourceTakesOut({ names: reason.names.map((name) => `<${name}>`).join(', ') })
    case 'attributes':
      return texts.sourceTakesOut({ names: reason.names.map((name) => `<${name}>`).join(', ') })
    case 'place':
      return texts.sourcePlace({
        names: reason.names.map((name) => (name ? `<${name}>` : texts.wordsAlone)).join(', '),
      })
    case 'syntax':
      return texts.sourceSyntax
    case 'changes':
      return texts.sourceChanges
  }
}
