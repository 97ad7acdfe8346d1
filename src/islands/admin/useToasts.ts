import { useState } from 'react'
import type { Announcement } from '#content/types/panel.ts'

export type Toast = Announcement & { readonly id: number; readonly isBad: boolean }

export type Toasts = {
	readonly shown: readonly Toast[]
	readonly say: (announcement: Announcement, tone?: 'bad') => void
	readonly close: (id: number) => void
	/** Takes away what was wrong: somebody is trying again. */
	readonly forgive: () => void
}

const lastsMs = 8_000
const most = 3

/** What the panel says for a moment. Bad news stays until it is closed or the next attempt. */
export function useToasts(): Toasts {
	const [shown, setShown] = useState<readonly Toast[]>([])
	const close = (id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id))
	const forgive = () => setShown((toasts) => toasts.filter((toast) => !toast.isBad))

	function say(announcement: Announcement, tone?: 'bad') {
		const toast = { ...announcement, id: Math.random(), isBad: tone === 'bad' }
		setShown((toasts) => [...toasts, toast].slice(-most))
		if (tone !== 'bad') setTimeout(() => close(toast.id), lastsMs)
	}

	return { shown, say, close, forgive }
}
