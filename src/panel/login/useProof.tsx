import { useRef, useState } from 'react'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { ProofRequired } from '#panel/client/api.ts'

/**
 * Sends a request. If the server requires re-authentication, asks for the password or a passkey and repeats the
 * request.
 *
 * @param action that requires re-authentication, as the subject of a sentence: "Borrar 204 registros"
 * @returns the response, or null if re-authentication was cancelled
 */
export type WithProof = <T>(action: string, send: () => Promise<T>) => Promise<T | null>

/** Reads data that may need re-authentication. If the re-authentication is cancelled, the read fails. */
export async function readWithProof<T>(
	withProof: WithProof,
	action: string,
	read: () => Promise<T>,
): Promise<T> {
	const found = await withProof(action, async () => ({ data: await read() }))
	if (found === null) throw new ProofRequired()
	return found.data
}

/** A pending request for re-authentication. */
export type ProofQuestion = {
	/** The action that requires re-authentication, as the subject of a sentence. */
	readonly action: string
	/** The only action that the re-authentication allows; undefined if it allows any. */
	readonly act: ProvenAct | undefined
	readonly onDone: (isProven: boolean) => void
	/** Called if the password or passkey could not be checked, for example because the session has ended. */
	readonly onFailure: (error: unknown) => void
}

/** `withProof`, and the question that it is asking in `ProofDialog`; null if there is no question. */
export function useProof(): { withProof: WithProof; question: ProofQuestion | null } {
	const [question, setQuestion] = useState<ProofQuestion | null>(null)
	/** Settles when the open question is answered. */
	const open = useRef<Promise<unknown>>(null)

	async function withProof<T>(action: string, send: () => Promise<T>): Promise<T | null> {
		try {
			return await send()
		} catch (error) {
			if (!(error instanceof ProofRequired)) throw error
			if (open.current === null) return (await ask(action, error.act)) ? await send() : null
		}
		// Only one question is shown at a time, so this request waits for its answer, which may be enough for this request
		// too.
		await open.current.catch(() => {})
		return await withProof(action, send)
	}

	async function ask(action: string, act: ProvenAct | undefined): Promise<boolean> {
		const { promise, resolve, reject } = Promise.withResolvers<boolean>()
		open.current = promise
		setQuestion({ action, act, onDone: resolve, onFailure: reject })
		try {
			return await promise
		} finally {
			open.current = null
			setQuestion(null)
		}
	}

	return { withProof, question }
}
