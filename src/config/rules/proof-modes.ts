/** When forms ask for a proof of work: never, while they are under attack, or always. */
export const proofModes = ['off', 'automatic', 'always'] as const

export type ProofMode = (typeof proofModes)[number]
