import { f } from 'atrium'
import navigation from './types/navigation.ts'

/**
 * The menu that an editor chooses for a page.
 *
 * @param name of the registered menu that is shown where none is chosen
 */
export const navigationField = (name: string) => f.reference(navigation, { help: `Default: the menu "${name}".` })

/** The menu that an editor chose for a page, else the one of that name. */
export const chosenNavigation =
  (name: string) =>
  ({ navigation: chosen }: { navigation?: { identifier: string } }): string =>
    chosen?.identifier ?? name
