import { useState } from 'react'
import type { Announcement } from '#words/schemas/common.ts'

export type Toast = Announcement & { readonly id: number; readonly isError: boolean }

export type Toasts = {
	readonly toasts: readonly Toast[]
	readonly show: (announcement: Announcement, tone?: 'error') => void
	readonly dismiss: (id: number) => void
	/** Called when the user tries again. */
	readonly dismissErrors: () => void
	readonly dismissAll: () => void
}

const toastDurationMs = 2_000
const maxToasts = 3

/** Toasts of success disappear after two seconds; failures stay until they are dismissed or the user tries again. */
export function useToasts(): Toasts {
	const [toasts, setToasts] = useState<readonly Toast[]>([])
	const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
	const dismissErrors = () => setToasts((shown) => shown.filter((toast) => !toast.isError))

	const dismissAll = () => setToasts([])

	function show(announcement: Announcement, tone?: 'error') {
		const toast = { ...announcement, id: Math.random(), isError: tone === 'error' }
		setToasts((shown) => [...shown, toast].slice(-maxToasts))
		if (tone !== 'error') setTimeout(() => dismiss(toast.id), toastDurationMs)
	}

	return { toasts, show, dismiss, dismissErrors, dismissAll }
}
