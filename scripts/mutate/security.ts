import { accountsMutations } from './accounts-mutations.ts'
import { inputMutations } from './input-mutations.ts'
import { operationMutations } from './operation-mutations.ts'
import { recordsMutations } from './records-mutations.ts'
import { webMutations } from './web-mutations.ts'
import type { Mutation } from './mutation.ts'

/** The protections of SECURITY.md that are taken out, by its rows. */
export const securityMutations: readonly Mutation[] = [
	...inputMutations,
	...webMutations,
	...accountsMutations,
	...recordsMutations,
	...operationMutations,
]
