import type { ReactNode } from 'react'
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Icon } from './icon.tsx'

export interface Action {
  id: string
  label: string
  /** Its keys, like `Alt ↑`. */
  keys?: string
  isDisabled?: boolean
  isDangerous?: boolean
  run(): void
}

interface MenuProps {
  label: string
  actions: readonly Action[]
  children?: ReactNode
}

/** A button that opens a list of actions. */
export function Menu({ label, actions, children = <Icon name="more" /> }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className="quiet" aria-label={label}>
        {children}
      </Button>
      <Popover className="popover">
        <AriaMenu
          aria-label={label}
          className="menu"
          disabledKeys={actions.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
          onAction={(key) => actions.find(({ id }) => id === key)?.run()}
        >
          {actions.map(({ id, label: name, keys, isDangerous }) => (
            <MenuItem key={id} id={id} className={isDangerous ? 'dangerous' : ''} textValue={name}>
              <span>{name}</span>
              {keys && <kbd>{keys}</kbd>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
