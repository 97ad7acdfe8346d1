import { useEffect } from 'react'

/** Takes files that are dropped anywhere on the page; without it the browser would leave the page to open them. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): void {
	useEffect(() => {
		// No other part of the page takes drops: each render replaces the handler of the one before.
		// oxlint-disable-next-line unicorn/prefer-add-event-listener
		window.ondragover = window.ondrop = (event: DragEvent) => {
			const { dataTransfer } = event
			if (!dataTransfer?.types.includes('Files')) return
			event.preventDefault()
			if (event.type === 'drop') onDrop([...dataTransfer.files])
		}
	})
}
