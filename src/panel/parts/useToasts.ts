import { useState } from 'react'
import type { Announcement } from '#cms/reader/schemas/common.ts'

export type Toast = Announcement & { readonly id: number; readonly isError: boolean }

export type Toasts = ReturnType<typeof useToasts>

const maxToasts = 3

/** At most three toasts. Toasts.tsx dismisses successes; failures stay until the user dismisses them or tries again. */
export function useToasts() {
	const [toasts, setToasts] = useState<readonly Toast[]>([])
	const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
	/** Called before another attempt. */
	const dismissErrors = () => setToasts((shown) => shown.filter((toast) => !toast.isError))
	const dismissAll = () => setToasts([])

	function show(announcement: Announcement, tone?: 'error') {
		const toast = { ...announcement, id: Math.random(), isError: tone === 'error' }
		// Equal messages are shown once.
		const isOther = ({ title, text }: Toast) => title !== toast.title || text !== toast.text
		setToasts((shown) => [...shown.filter(isOther), toast].slice(-maxToasts))
	}

	return { toasts, show, dismiss, dismissErrors, dismissAll }
}
