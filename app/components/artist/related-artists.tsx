import { useId } from "react";
import { ArtistCard } from "#app/components/artist-card.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import type { ArtistCard as Card } from "#worker/domain/dto.ts";

export function RelatedArtists({ artists }: { artists: Card[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-3">
        Related Artists
      </SectionHeading>
      <Row label="Related Artists">
        {artists.map((artist) => (
          <RowItem key={artist.id} className="w-28 sm:w-32">
            <ArtistCard artist={artist} />
          </RowItem>
        ))}
      </Row>
    </section>
  );
}
