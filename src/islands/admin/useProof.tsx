import { type ReactNode, useState } from 'react'
import type { ShellWords } from '#content/types/panel.ts'
import { ProofRequired } from './api.ts'
import { ProofDialog } from './ProofDialog.tsx'

/**
 * Sends a request. Where the server wants a proof, asks for the password and repeats the request.
 *
 * @param action what needs the proof, as the subject of a sentence: "Borrar 204 registros"
 * @returns the response, or null if the proof was cancelled
 */
export type WithProof = <T>(action: string, send: () => Promise<T>) => Promise<T | null>

/** Reads with `withProof`. A proof that is cancelled is a failed reading. */
export async function readWithProof<T>(
	withProof: WithProof,
	action: string,
	read: () => Promise<T>,
): Promise<T> {
	const found = await withProof(action, async () => ({ data: await read() }))
	if (found === null) throw new ProofRequired()
	return found.data
}

type Question = {
	readonly action: string
	readonly resolve: (isProven: boolean) => void
	readonly reject: (error: unknown) => void
}

/** `withProof`, and the dialog that it opens. */
export function useProof(words: ShellWords): { withProof: WithProof; proofDialog: ReactNode } {
	const [question, setQuestion] = useState<Question | null>(null)

	async function withProof<T>(action: string, send: () => Promise<T>): Promise<T | null> {
		try {
			return await send()
		} catch (error) {
			if (!(error instanceof ProofRequired)) throw error
		}
		const { promise, resolve, reject } = Promise.withResolvers<boolean>()
		setQuestion({ action, resolve, reject })
		try {
			return (await promise) ? await send() : null
		} finally {
			setQuestion(null)
		}
	}

	const proofDialog = question && (
		<ProofDialog
			words={words}
			action={question.action}
			onDone={question.resolve}
			onFailure={question.reject}
		/>
	)
	return { withProof, proofDialog }
}
