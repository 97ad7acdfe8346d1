import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & { href: string }

/** A link to another site opens in a new tab without access to `window.opener`. */
export function Anchor({ children, ...rest }: Props) {
	const isExternal = /^https?:/.test(rest.href)
	return (
		<a {...rest} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
			{children}
		</a>
	)
}
