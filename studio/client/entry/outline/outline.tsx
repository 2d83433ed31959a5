import { memo, useMemo } from 'react'
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import type { Problem, TypeForm } from '../../api/contract.ts'
import { useSettled } from '../../api/use-loaded.ts'
import type { CommentDesk, Comments } from '../../comments/comments.ts'
import { ItemWords } from '../../form/items/item-words.tsx'
import { isWithin, type Path } from '../../model/path.ts'
import { useStore } from '../../parts/store.ts'
import { useTexts } from '../../parts/texts.tsx'
import { presentOf, type Session } from '../session/session.ts'
import { type OutlineNode, outlineOf } from './outline-tree.ts'

/** The outline follows what is typed after a pause, in milliseconds. */
const PAUSE = 200

interface OutlineProps {
  session: Session
  form: TypeForm
  comments: Pick<CommentDesk, 'state'>
  focus(path: Path): void
}

/** The entry as an outline that stays in sight: each line leads to its part of the form. */
export const Outline = memo(function Outline({ session, form, comments, focus }: OutlineProps) {
  const texts = useTexts()
  const value = useSettled(useStore(session.state, presentOf), PAUSE)
  const problems = useStore(session.problems, (state) => state.all)
  const said = useStore(comments.state, ({ open }) => open)
  const nodes = useMemo(() => outlineOf(form, session.schema, value), [form, session, value])
  const byId = useMemo(() => new Map(flat(nodes).map((node) => [node.id, node])), [nodes])
  return (
    <nav className="outline" aria-label={texts.outline}>
      <Tree
        aria-label={texts.outline}
        items={nodes}
        dependencies={[problems, said]}
        defaultExpandedKeys={firstOpen(nodes)}
        onAction={(key) => {
          const node = byId.get(String(key))
          if (node) focus(node.path)
        }}
      >
        {(node) => <Line {...{ node, problems, said }} />}
      </Tree>
    </nav>
  )
})

interface LineProps {
  node: OutlineNode
  problems: readonly Problem[]
  /** How many comments are open at each place. */
  said: Comments['open']
}

function Line({ node, problems, said }: LineProps) {
  const texts = useTexts()
  const name = [node.kind, node.label].filter(Boolean).join(': ')
  const errors = problems.filter(({ severity, field }) => severity === 'error' && isWithin(field, node.place)).length
  let comments = 0
  for (const [place, count] of said) if (isWithin(place, node.place)) comments += count
  return (
    <TreeItem id={node.id} textValue={name}>
      <TreeItemContent>
        <div className="outline-line">
          {node.children.length > 0 ? (
            <Button slot="chevron" className="quiet chevron" aria-label={texts.openThis({ name })}>
              <span className="arrow" aria-hidden="true" />
            </Button>
          ) : (
            <span className="chevron" aria-hidden="true" />
          )}
          <span className="outline-label">
            {node.kind && <span className="item-kind">{node.kind}</span>}{' '}
            <ItemWords name={node.label} reference={node.reference} />
          </span>
          {errors > 0 && <span className="count-errors">{texts.errors({ count: errors })}</span>}
          {comments > 0 && <span className="count-comments">{texts.commentsCount({ count: comments })}</span>}
        </div>
      </TreeItemContent>
      <Collection items={node.children} dependencies={[problems, said]}>
        {(child) => <Line node={child} {...{ problems, said }} />}
      </Collection>
    </TreeItem>
  )
}

const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

/** Of a short outline all is open; of a long one its first level. */
const firstOpen = (nodes: readonly OutlineNode[]): string[] => {
  const all = flat(nodes)
  return (all.length <= 40 ? all : nodes).map(({ id }) => id)
}
