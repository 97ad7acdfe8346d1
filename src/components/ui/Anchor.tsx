import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & { href: string }

/** A link. Other sites open in a new tab and learn nothing about this one's window. */
export function Anchor({ children, ...rest }: Props) {
	const isElsewhere = /^https?:/.test(rest.href)
	return (
		<a {...rest} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
			{children}
		</a>
	)
}
