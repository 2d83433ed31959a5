import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { allowedIn } from './rich-elements.ts'

/** Rich text as it will read: allowed elements alone, without attributes and links, so that no markup of it is run. */
export function RichPreview({ html, isInline }: { html: string; isInline: boolean }) {
  const shown = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return [...body.childNodes].map((node, index) => shownNode(node, allowedIn(isInline), index))
  }, [html, isInline])
  return <div className="reads rich-preview">{shown}</div>
}

const VOID = new Set(['br'])

function shownNode(node: Node, allowed: ReadonlySet<string>, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.localName
  const children = [...node.childNodes].map((child, index) => shownNode(child, allowed, index))
  if (!allowed.has(name)) return createElement(Fragment, { key }, ...children)
  if (VOID.has(name)) return createElement(name, { key })
  // A link leads nowhere here; it looks like one.
  return name === 'a'
    ? createElement('span', { key, className: 'link', title: node.getAttribute('href') ?? undefined }, ...children)
    : createElement(name, { key }, ...children)
}
