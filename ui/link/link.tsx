import { parseUrl, sitePath, withoutBasePath } from 'atrium'
import type { AnchorHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useLanguageOf, useRenderContext } from '../render-context.tsx'

/** True when an address leads away from the site; `mailto:`, `tel:`, paths and anchors do not. */
export function isOutside(href: string, siteUrl: string): boolean {
  if (!/^https?:\/\//i.test(href)) return false
  const url = parseUrl(href)
  return url?.origin !== new URL(siteUrl).origin || withoutBasePath(url.pathname, sitePath(siteUrl)) === undefined
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link. One that leads outside says so to style sheets and search engines; it never opens a window of its own. */
export function Link({ href, ...attributes }: LinkProps) {
  const outside = isOutside(href, useRenderContext().siteUrl)
  return <a href={href} rel={outside ? 'external' : undefined} {...attributes} />
}

interface CtaProps {
  href: string
  title: string
  /** Holds what the link is about, where its title alone does not say it. */
  about?: string
  /** The entry that `about` names; absent: it is in the language of the page. */
  of?: object | undefined
  /** `button`: a square of the ground's ink; `quiet`: a line of text. */
  look?: 'button' | 'quiet'
  /** Name in the icon set; default: an arrow that shows whether the link leads outside. */
  icon?: string
  /** The language of its title, where it is another than that of the words around it. */
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/** A call to action: a link with an arrow. */
export function Cta({ href, title, about, of, look = 'quiet', icon, lang, dir }: CtaProps) {
  const languageOf = useLanguageOf()
  const outside = isOutside(href, useRenderContext().siteUrl)
  return (
    <Link className="cta" data-look={look} href={href}>
      {lang ? <span {...{ lang, dir }}>{title}</span> : title}
      {about && (
        <span className="visually-hidden" {...languageOf(of)}>
          : {about}
        </span>
      )}
      <Icon name={icon ?? (outside ? 'arrow-up-right' : 'arrow-right')} />
    </Link>
  )
}

interface CtasProps extends Pick<CtaProps, 'look' | 'lang' | 'dir'> {
  links: readonly CtaProps[] | undefined
}

/** Calls to action side by side; nothing without any. */
export function Ctas({ links, ...look }: CtasProps) {
  if (!links?.length) return null
  return (
    <ul className="ctas">
      {links.map((link) => (
        <li key={`${link.title} ${link.href}`}>
          <Cta {...link} {...look} />
        </li>
      ))}
    </ul>
  )
}
