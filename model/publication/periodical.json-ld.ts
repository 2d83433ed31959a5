import { type EntryHead, type JsonLdBasis, type PageContext, plainText, wholeAddress } from 'atrium'

interface Issue extends Pick<EntryHead, 'uid' | 'name' | 'path'> {
  issueYear: number
  issueSeason?: string
  issueNumber?: number
  description?: string
  url?: string
}

interface Around {
  context: Pick<PageContext, 'institution'>
  basis: JsonLdBasis
}

/** A journal or magazine as a `Periodical`: a volume a year, the last one first, with the issues of that year. */
export function periodicalNode({ name }: Pick<EntryHead, 'name'>, issues: readonly Issue[], around: Around) {
  const years = [...new Set(issues.map(({ issueYear }) => issueYear))].sort((a, b) => b - a)
  const { url, publisher } = around.basis
  return {
    '@type': 'Periodical',
    name,
    publisher,
    hasPart:
      years.length > 0
        ? years.map((year) => ({
            '@type': 'PublicationVolume',
            '@id': `${url}#volume-${year}`,
            name: String(year),
            volumeNumber: year,
            hasPart: issues.filter(({ issueYear }) => issueYear === year).map((issue) => issueNode(issue, around)),
          }))
        : undefined,
  }
}

const issueNode = (issue: Issue, { context: { institution }, basis }: Around) => {
  const { uid, name, path, url, issueNumber, issueSeason, description } = issue
  const address = path ?? url
  return {
    '@type': 'PublicationIssue',
    '@id': `${basis.url}#issue-${encodeURIComponent(uid)}`,
    name,
    issueNumber,
    issueSeason,
    description: plainText(description) || undefined,
    url: address && wholeAddress(address, institution),
  }
}
