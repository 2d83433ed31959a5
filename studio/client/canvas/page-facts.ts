import type { PageFacts } from '../preview/page-facts.ts'

/** Reads what is checked of a page: its headings, links, pictures, and what it says to search engines. */
export function pageFacts(page: Document): PageFacts {
  const meta = (selector: string): string => page.querySelector(selector)?.getAttribute('content') ?? ''
  const main = page.querySelector('main') ?? page.body
  return {
    title: page.title,
    description: meta('meta[name="description"]'),
    social: {
      title: meta('meta[property="og:title"]'),
      description: meta('meta[property="og:description"]'),
      image: meta('meta[property="og:image"]'),
    },
    headings: [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: words(heading),
    })),
    links: [...main.querySelectorAll('a[href]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      text:
        link.getAttribute('aria-label') ??
        (words(link) || [...link.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt')).join(' ')),
    })),
    pictures: [...main.querySelectorAll('img')].map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
    })),
  }
}

const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
