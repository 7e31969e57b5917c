import { type ComponentType, createContext, useContext } from "react";
import type { LineState } from "../../shared/line/table-client";
import type { Company, DoorFault, EndReason, Guest } from "../../shared/protocol/company";
import type { CompanyActions } from "./company-actions";
import { guestAt, isOwnScreen } from "./people";

/** The people at the table, as every part of the page may need to know them. */
export interface AtTheTable {
  /** Null until the host has told of them, and where there is no host. */
  company: Company | null;
  /** Names at the open table by seat; empty where none is open. */
  players: readonly string[];
  actions: CompanyActions | null;
  /** Why the host does not let this page in; null where it does. */
  why: DoorFault | EndReason | null;
  /** Where the page is at a table elsewhere: what helps while the line to that is down. Null at the program's own. */
  Elsewhere: ComponentType<{ line: LineState }> | null;
  /** Lays the sheet of phones and people over the page; null where there is none to lay. */
  showPeople: (() => void) | null;
}

const NOBODY: AtTheTable = { company: null, players: [], actions: null, why: null, Elsewhere: null, showPeople: null };

export const CompanyContext = createContext<AtTheTable>(NOBODY);

export const useCompany = (): AtTheTable => useContext(CompanyContext);

/** Whether this page is one of the table's own screens, which may do what guests may not. */
export const useOwnScreen = (): boolean => isOwnScreen(useCompany().company);

/** The guest who plays a seat; null where the table's own screens do. */
export const useGuestAt = (seat: number | null): Guest | null => guestAt(useCompany().company, seat);
