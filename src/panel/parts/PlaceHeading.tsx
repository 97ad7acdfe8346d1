import { useEffect, useRef } from 'react'
import styles from '#panel/Panel.module.css'

/**
 * The heading of a place. The focus is lost with the previous place or the login form, so the heading takes it, unless
 * something in the new place already has it.
 */
export function PlaceHeading({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		// A menu that was opened while the place loaded keeps the focus, so that it stays open.
		const { activeElement } = document
		const isOpenMenu = activeElement?.getAttribute('aria-expanded') === 'true'
		const place = heading.current?.closest('section')
		if (!isOpenMenu && !place?.contains(activeElement)) heading.current?.focus()
	}, [])
	return (
		<h1 ref={heading} tabIndex={-1} className={styles['heading']}>
			{children}
		</h1>
	)
}
