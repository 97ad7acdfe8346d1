import { useEffect, useRef } from 'react'

/** The heading takes the focus, because the place before it is removed. */
export function PageHeading({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	)
}
