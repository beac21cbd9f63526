import { z } from "zod";

export const BlockSchema = z.object({ blocked_id: z.string().min(1).max(200) });
