import { expect } from 'vitest'
import { z } from 'zod'
import { type AssembleOptions, assemble } from '../assemble/assemble.ts'
import { discover, type ModulesByFile, type Sources } from '../assemble/discover.ts'
import { defineContentType } from '../authoring/define-content-type.ts'
import { StartupError } from '../base/problem.ts'
import type { ContentType } from '../contract/content/content-type.ts'
import type { Page } from '../contract/page/page.ts'
import type { Plugin } from '../contract/site/plugin.ts'
import { definePage } from './plain-page.ts'

/** Returns what start-up says of an area `garden`, whose files are these. */
export function startUp(
  plugin: Partial<Plugin>,
  files: {
    pages?: Record<string, unknown>
    types?: Record<string, unknown>
    blocks?: Record<string, unknown>
    /** Files that stand where nothing looks for them. */
    misplaced?: Sources['misplaced']
    /** Of other areas. */
    more?: { plugins: ModulesByFile; pages: ModulesByFile }
  } = {},
  options: Partial<AssembleOptions> = {},
): string[] {
  const modules = (folder: string, values: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([file, value]) => [`/plugins/garden/${folder}/${file}`, { default: value }]),
    )
  const sources: Sources = {
    plugins: { '/plugins/garden/index.ts': { default: { name: 'garden', ...plugin } }, ...files.more?.plugins },
    pages: { ...modules('pages', files.pages), ...files.more?.pages },
    types: modules('types', { 'image.ts': image, ...files.types }),
    blocks: modules('blocks', files.blocks),
    misplaced: files.misplaced,
  }
  const line = ({ severity, file, reason, remedy }: StartupError['problems'][number]) => {
    expect(remedy).toMatch(/^[A-Z].*\.$/)
    return `${severity} ${file.replace('plugins/garden/', '')}: ${reason}.`
  }
  try {
    return assemble(discover(sources), { brand: 'ellery', ...options }).warnings.map(line)
  } catch (error) {
    if (error instanceof StartupError) return error.problems.map(line)
    throw error
  }
}

const image = defineContentType({ name: 'image', label: 'Image', schema: z.object({}) })
/** The page of a type `recipe` at `/recipes`. */
export const page = (change: object): Page =>
  definePage({ type: 'recipe', label: 'Recipe', route: '/recipes', ...change } as never)
/** A content type `herb`. */
export const type = (shape: z.ZodRawShape, change: Partial<ContentType> = {}): ContentType =>
  defineContentType({ name: 'herb', label: 'Herb', schema: z.object(shape), ...change })
