import { useLayoutEffect, useRef, type Ref } from 'react'

/**
 * Moves the focus to the heading of each new screen, but not when the page opens.
 *
 * @param screen identifies the screen, such as the step of a quiz
 */
export function useHeadingFocus(screen: string | number): Ref<HTMLHeadingElement> {
	const heading = useRef<HTMLHeadingElement>(null)
	const focusedScreen = useRef(screen)
	useLayoutEffect(() => {
		if (focusedScreen.current === screen) return
		focusedScreen.current = screen
		scrollTo({ top: 0, behavior: 'instant' })
		heading.current?.focus({ preventScroll: true })
	}, [screen])
	return heading
}
