import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OwnerPanel } from '#app/OwnerPanel.tsx'
import { serve } from './serve.ts'
import { catalogWith } from './word-text.ts'

const session = { 'GET /api/auth/session': { username: 'ada' } }

const noFindings = { sentences: [], deadMailServer: null, launchPoints: 0 }

export function openPanel(address: string, answers: Record<string, unknown>) {
	history.replaceState(history.state, '', address)
	const server = serve({
		...session,
		'GET /api/admin/findings': noFindings,
		'GET /api/admin/weekly-mail': { language: 'es', hasAddress: false },
		'GET /api/admin/goals': { visits: null, forms: null, confirmed: null },
		'GET /api/admin/pages': { pages: [] },
		'GET /api/admin/series': { series: [], shipped: [] },
		'GET /api/admin/words': catalogWith(),
		'GET /api/admin/words/changes': { changes: [], outdated: [], digest: 'd' },
		...answers,
	})
	const user = userEvent.setup()
	render(<OwnerPanel />)
	return { server, user }
}

/** Enters the password in the dialog "¿Quién está ahí?". */
export async function prove(user: ReturnType<typeof userEvent.setup>, password = 'correct horse') {
	const field = await screen.findByLabelText('Contraseña', { selector: 'dialog *' })
	await user.type(field, password)
	await user.click(screen.getByRole('button', { name: 'Continuar' }))
}

/**
 * Simulates a press of the browser's Back button that leads to this history entry. The test environment has no Back.
 */
export function goBackTo(address: string, state: unknown) {
	act(() => {
		history.replaceState(state, '', address)
		dispatchEvent(new PopStateEvent('popstate', { state }))
	})
}
