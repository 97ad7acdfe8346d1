import { useEffect, useRef } from 'react'

/** Takes the focus, because the list or the login form before it is removed. */
export function PersonHeading({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	)
}
