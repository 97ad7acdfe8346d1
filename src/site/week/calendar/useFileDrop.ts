import { useEffect, useEffectEvent } from 'react'

/** Accepts files dropped anywhere on the page; otherwise the browser would navigate to them. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): void {
	const take = useEffectEvent(onDrop)
	useEffect(() => {
		function onDrag(event: DragEvent) {
			const { dataTransfer } = event
			if (!dataTransfer?.types.includes('Files')) return
			event.preventDefault()
			if (event.type === 'drop') take([...dataTransfer.files])
		}

		addEventListener('dragover', onDrag)
		addEventListener('drop', onDrag)
		return () => {
			removeEventListener('dragover', onDrag)
			removeEventListener('drop', onDrag)
		}
	}, [])
}
