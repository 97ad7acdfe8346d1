import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from '#panel/panel-address.ts'

type Props = ComponentProps<'a'> & {
	href: string
	/** Called in place of `navigate(href)`. */
	onOpen?: () => void
}

/** A link within the panel. Opens without loading a page, except in a new tab or window. */
export function PanelLink({ href, onOpen, children, ...rest }: Props) {
	function open(event: MouseEvent) {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
			return
		event.preventDefault()
		if (onOpen) onOpen()
		else navigate(href)
	}

	return (
		<a {...rest} href={href} onClick={open}>
			{children}
		</a>
	)
}
