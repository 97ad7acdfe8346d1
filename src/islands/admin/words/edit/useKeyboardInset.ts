import { useEffect } from 'react'

/** Tells style sheets as `--keyboard` how much of the window a phone's keyboard covers. */
export function useKeyboardInset(): void {
	useEffect(() => {
		const { visualViewport: viewport } = globalThis
		const { style } = document.documentElement
		if (!viewport) return undefined
		const follow = () => {
			const covered = innerHeight - viewport.height - viewport.offsetTop
			style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
		}
		follow()
		viewport.addEventListener('resize', follow)
		viewport.addEventListener('scroll', follow)
		return () => {
			viewport.removeEventListener('resize', follow)
			viewport.removeEventListener('scroll', follow)
			style.removeProperty('--keyboard')
		}
	}, [])
}
